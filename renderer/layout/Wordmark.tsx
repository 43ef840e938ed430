import { usePage } from '../use-page.ts'

/** The name of the logo, which is drawn once in a document. */
const logo = 'logo-of-the-site'

/** The name of the site with its logo, which is not drawn again if the document has it already; it links home. */
export function Wordmark({ isDrawn = false }: { isDrawn?: boolean }) {
  const { name } = usePage().site.settings.data
  return (
    <a href="/" className="wordmark">
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        {isDrawn ? <use href={`#${logo}`} /> : <Logo />}
      </svg>
      <span>{name}</span>
    </a>
  )
}

function Logo() {
  return (
    <g id={logo}>
      <path d="M0 0h40v40H0z" fill="#1b1748" />
      <path d="M5 33a15 15 0 0 1 30 0" fill="none" stroke="#ff6f43" strokeWidth="4" />
      <path d="M12 33a8 8 0 0 1 16 0z" fill="#ffc62e" />
      <path d="M20 12V5M8.500 17.500l-4-5M31.500 17.500l4-5" stroke="#ffe7b0" strokeWidth="3" />
    </g>
  )
}
