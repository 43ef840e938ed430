import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { buttonLooks } from '../components/links.tsx'
import { Container } from '../components/page-parts.tsx'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { Island } from '../islands/Island.tsx'
import { type PageScope, usePage } from '../use-page.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The sticky bar at the top. On small screens the navigation is a popover, which needs no script; the theme is in it. */
export function Header() {
  const page = usePage()
  const { navigation } = page.site.settings.data
  return (
    <header className="sticky top-0 z-40 border-b-2 border-ink bg-paper">
      <Container className="bar">
        <Wordmark />
        <button
          type="button"
          popoverTarget={frameParts.menu}
          className="order-last inline-flex min-h-11 cursor-pointer items-center gap-2 font-label text-label md:hidden"
        >
          <span className="menu-closed">
            <Menu size={20} aria-hidden="true" />
            Menu
          </span>
          <span className="menu-open">
            <X size={20} aria-hidden="true" />
            Close
          </span>
        </button>
        <nav id={frameParts.menu} popover="auto" aria-label="Main" className="navigation">
          <ul>
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} {...currentPage(href, page)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a
                href={navigation.button.href}
                {...currentPage(navigation.button.href, page)}
                className={buttonLooks.filled}
              >
                {navigation.button.label}
              </a>
            </li>
            <li className="script-only">
              <ThemeSwitch />
            </li>
          </ul>
        </nav>
        <Island name="search" props={{}} />
      </Container>
    </header>
  )
}

/** Marks the link to the page itself, and more softly the link to the list that the page belongs to. */
function currentPage(href: string, { path, list }: PageScope): { 'aria-current'?: 'page' | 'true' } {
  if (path === href) return { 'aria-current': 'page' }
  return list?.path === href ? { 'aria-current': 'true' } : {}
}
