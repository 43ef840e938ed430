import type { Organization, WebSite, WithContext } from 'schema-dts'
import { absoluteAddress } from '../addresses.ts'
import type { Settings } from '../content/schemas/settings.ts'

/** The collaborative, as other structured data names it. */
export function organizationReference({ name, url }: Settings) {
  return { '@type': 'Organization', name, url: absoluteAddress(url, '/') } as const
}

/** The structured data of the collaborative itself. */
export function organization(settings: Settings): WithContext<Organization> {
  const { description, url, email, socialLinks } = settings
  return {
    '@context': 'https://schema.org',
    ...organizationReference(settings),
    description,
    logo: absoluteAddress(url, '/icon-512.png'),
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
    url: absoluteAddress(url, '/'),
    inLanguage: 'en-GB',
    publisher: organizationReference(settings),
  }
}
