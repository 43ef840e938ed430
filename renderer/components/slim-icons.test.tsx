import Menu from 'lucide-react/icons/menu'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slimIcons } from './slim-icons.ts'

test.each([
  ['without classes of its own', <Menu key="a" size={20} />, ''],
  ['with some', <Menu key="b" size={20} className="max-sm:hidden" />, ' class="max-sm:hidden"'],
])('an icon %s keeps its drawing, and loses its namespace and the names of its library', (_, icon, classes) => {
  const written = renderToStaticMarkup(icon)
  expect(written).toContain('lucide')
  const slim = slimIcons(written)
  expect(slim).not.toMatch(/lucide|xmlns/)
  expect(slim).toMatch(/^<svg width="20" height="20" viewBox="0 0 24 24"/)
  expect(slim.match(/<path /g)).toHaveLength(3)
  expect(/ class="[^"]*"/.exec(slim)?.[0] ?? '').toBe(classes)
})

test('any other drawing stays as it is', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" class="drawing"><path d="M0 0"></path></svg>'
  expect(slimIcons(drawing)).toBe(drawing)
})
