import type { Organization, WebSite, WithContext } from 'schema-dts'
import type { Settings } from '../content/schemas/settings.ts'
import { completeUrl } from '../hosting/base-path.ts'

/** The collaborative, as other structured data names it. */
export function organizationReference({ name, url }: Settings) {
  return { '@type': 'Organization', name, url: completeUrl(url, '/') } as const
}

/** The structured data of the collaborative itself. */
export function organization(settings: Settings): WithContext<Organization> {
  const { description, url, email, socialLinks } = settings
  return {
    '@context': 'https://schema.org',
    ...organizationReference(settings),
    description,
    logo: completeUrl(url, '/icon-512.png'),
    email: email.address,
    sameAs: socialLinks.map((link) => link.url),
  }
}

/** The structured data of the site. */
export function webSite(settings: Settings): WithContext<WebSite> {
  const { name, description, url } = settings
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description,
    url: completeUrl(url, '/'),
    inLanguage: 'en-GB',
    publisher: organizationReference(settings),
  }
}
