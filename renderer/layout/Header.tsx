import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { buttonLooks } from '../components/links.tsx'
import { Container } from '../components/page-parts.tsx'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { kindAt, listOf } from '../content/kinds/routes.ts'
import { singles } from '../content/kinds/singles.ts'
import { Island } from '../islands/Island.tsx'
import { usePage } from '../use-page.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The sticky bar at the top. On small screens the navigation is a popover, which needs no script. */
export function Header() {
  const { site, path } = usePage()
  const { navigation } = site.settings.data
  return (
    <header className="sticky top-0 z-40 border-b-2 border-ink bg-paper">
      <Container className="flex min-h-(--bar) flex-wrap items-center gap-x-2 gap-y-2 py-1 sm:gap-x-3 md:gap-x-2 lg:gap-x-3">
        <Wordmark className="mr-auto min-w-0 flex-1 md:flex-none" />
        <button
          type="button"
          popoverTarget={frameParts.menu}
          className="order-last inline-flex min-h-11 cursor-pointer items-center gap-2 border-2 border-ink px-2 font-label text-label sm:px-4 md:hidden"
        >
          <span className="menu-closed">
            <Menu size={20} aria-hidden="true" className="max-sm:hidden" />
            Menu
          </span>
          <span className="menu-open">
            <X size={20} aria-hidden="true" className="max-sm:hidden" />
            Close
          </span>
        </button>
        <nav
          id={frameParts.menu}
          popover="auto"
          aria-label="Main"
          className="navigation fixed inset-x-0 top-(--bar) bottom-auto m-0 max-h-[calc(100dvh-var(--bar))] w-full flex-col overflow-y-auto overscroll-contain border-b-2 border-ink bg-paper px-gutter py-6 text-ink md:static md:max-h-none md:w-auto md:overflow-visible md:flex-row md:items-center md:gap-1 md:border-0 md:bg-transparent md:p-0 lg:mr-3"
        >
          <ul className="flex flex-col md:flex-row md:items-center lg:gap-1">
            {navigation.links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  {...currentPage(href, path)}
                  className="-mx-4 flex min-h-12 items-center border-l-4 border-transparent px-3 font-display text-h2 text-ink no-underline hover:text-accent aria-[current]:border-glow aria-[current]:text-accent md:mx-0 md:min-h-11 md:px-1.5 md:font-label md:text-small lg:px-3 lg:text-label md:border-b-4 md:border-l-0 md:pt-1"
                >
                  {label}
                </a>
              </li>
            ))}
            <li className="mt-3 md:mt-0 md:ml-2">
              <a
                href={navigation.button.href}
                {...currentPage(navigation.button.href, path)}
                className={`${buttonLooks.filled} w-full aria-[current]:bg-ink aria-[current]:text-paper md:min-h-11 md:w-auto md:px-3 md:py-1 md:text-small lg:px-5 lg:text-label`}
              >
                {navigation.button.label}
              </a>
            </li>
          </ul>
        </nav>
        <Island name="search" props={{}} />
        <ThemeSwitch />
      </Container>
    </header>
  )
}

/** Marks the link to the page itself, and more softly the link to the list that the page belongs to. */
function currentPage(href: string, path: string): { 'aria-current'?: 'page' | 'true' } {
  if (path === href) return { 'aria-current': 'page' }
  const kind = kindAt(path)
  const list = kind && listOf(kind)
  return list && singles[list].path === href ? { 'aria-current': 'true' } : {}
}
