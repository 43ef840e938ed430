import { isUtf8 } from 'node:buffer'
import { Parser } from 'htmlparser2'
import { type Fault, placeIn } from '../content/problems/problem.ts'

/** A drawing of more bytes than this is a photograph in disguise, or costs every visitor too much. */
const maxBytes = 1_000_000

const svg = 'http://www.w3.org/2000/svg'
const xhtml = 'http://www.w3.org/1999/xhtml'

/** The elements allowed in drawings. Any other could run, move, or show somebody else's document. */
const elements = new Set(
  `a circle clipPath cursor defs desc ellipse filter font font-face g glyph image line linearGradient marker mask metadata
  missing-glyph path pattern polygon polyline radialGradient rect stop style svg switch symbol text textPath title tref tspan
  use view feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

const fix = 'save it as plain SVG, without scripts, actions, animations and links to other files'

/**
 * Finds what keeps a drawing from publication. Opened by its own address it is a document: a script in it would run,
 * and act in the name of the site. Drawing programs write notes into elements with a prefix, which browsers pass over.
 */
export function findInDrawing(bytes: Uint8Array): (Fault & { line: number; column: number }) | undefined {
  if (bytes.byteLength > maxBytes) {
    const [found, most] = [bytes.byteLength, maxBytes].map((count) => count.toLocaleString('en-US'))
    const message = `the drawing has ${found} bytes, expected ${most} at most`
    return { line: 1, column: 1, message, fix: 'draw it more simply, or save it as a photograph' }
  }
  const text = new TextDecoder().decode(bytes)
  // Browsers read what says so in other encodings, in which these bytes are other letters.
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8'
  if (!isUtf8(bytes) || !/^(?:utf-8|us-ascii)$/i.test(encoding))
    return { line: 1, column: 1, message: 'the drawing is not saved as UTF-8', fix: 'save it as UTF-8' }
  let found: ReturnType<typeof findInDrawing>
  let styles = 0
  let style = { text: '', start: 0 }
  const parser: Parser = new Parser(
    {
      onprocessinginstruction: (_, data) => {
        if (/^\?xml(?:\s|\?|$)/i.test(data)) return
        if (!/^!doctype/i.test(data)) report(`\`<${data.slice(0, 40)}\``)
        else if (data.includes('[')) report('a definition of its own (`<!ENTITY`)')
      },
      onopentag: (name, attributes) => {
        const [prefix, local = name] = name.includes(':') ? name.split(':') : ['svg', name]
        if (local === 'style') {
          if (styles === 0) style = { text: '', start: parser.startIndex }
          styles += 1
        }
        if (prefix === 'svg' && !elements.has(local)) report(`\`<${local}>\``)
        for (const [attribute, value] of Object.entries(attributes)) {
          const what = explainAttribute(local, attribute, value)
          if (what) report(what)
        }
      },
      ontext: (content) => {
        // A comment, an entity or an element within it may part a word, so that it is judged as a whole.
        if (styles > 0) style.text += content
      },
      onclosetag: (name) => {
        if (!/(?:^|:)style$/.test(name)) return
        styles -= 1
        if (styles === 0 && !isOwnStyle(style.text)) report('a style from elsewhere', style.start)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const report = (what: string, at = parser.startIndex) => {
    found ??= { ...placeIn(text, at), message: `the drawing contains ${what}, expected shapes alone`, fix }
  }
  parser.end(text)
  return found
}

function explainAttribute(element: string, attribute: string, value: string): string | undefined {
  // In another namespace, elements run whatever they are called here.
  const isBound = attribute === 'xmlns' || (attribute.startsWith('xmlns:') && [svg, xhtml].includes(value))
  if (isBound && !(value === svg && /^xmlns(?::svg)?$/.test(attribute))) return `the namespace \`${value}\``
  const name = attribute.replace(/^.*:/, '')
  if (/^on/i.test(name)) return `the action \`${name}\``
  if (attribute === 'xml:base') return 'a base for its links (`xml:base`)'
  if (name === 'href' && !isOwnAddress(element, value.trim())) return `a link to \`${value.trim().slice(0, 60)}\``
  // What drawing programs note, such as a path on a disk, is no style.
  return attribute.includes(':') || isOwnStyle(value) ? undefined : 'a style from elsewhere'
}

function isOwnAddress(element: string, address: string): boolean {
  if (element === 'a') return /^(?:#|https:\/\/|mailto:)/.test(address)
  return /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);|$)/.test(address)
}

/** Whether a style asks for nothing outside of the drawing, nor hides what it asks for behind a backslash. */
function isOwnStyle(style: string): boolean {
  return !/@import|image-set\(|\\|url\(\s*["']?(?!["'#]|data:(?:image|font)\/(?!svg))/i.test(style)
}
