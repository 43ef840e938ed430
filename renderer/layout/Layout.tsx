import type { ReactNode } from 'react'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { kindOf } from '../content/kinds/routes.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { usePage } from '../use-page.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The frame of every page: skip link, navigation, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href={`#${frameParts.content}`} className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id={frameParts.content} tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <PrintedSource />
    </>
  )
}

/** Where a printed page comes from. The address is an attribute, since the numbers in it count nothing. */
function PrintedSource() {
  const { site, path, kind } = usePage()
  if (!kindOf(kind).path) return null
  const { name, url } = site.settings.data
  return (
    <p className="source" data-address={completeUrl(url, path)}>
      {name}
    </p>
  )
}
