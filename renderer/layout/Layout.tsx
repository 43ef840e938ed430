import type { ReactNode } from 'react'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The frame of every page: skip link, navigation, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href={`#${frameParts.content}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:px-4 focus:py-2 focus:text-ink"
      >
        Skip to content
      </a>
      <Header />
      <main id={frameParts.content} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </>
  )
}
