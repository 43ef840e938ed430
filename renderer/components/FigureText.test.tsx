import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contextAt } from '../testing/whole-fixture.ts'
import { PageProvider } from '../use-page.ts'
import { Text } from './FigureText.tsx'

const show = (text: string) =>
  renderToStaticMarkup(
    <PageProvider value={{ ...contextAt('/'), path: '/' }}>
      <Text>{text}</Text>
    </PageProvider>,
  )

it('no line breaks after the hyphen of a word that begins with two or three letters', () => {
  expect(show('International non-profits and their co-initiators')).toBe(
    'International <span class="whitespace-nowrap">non-profits</span> and their <span class="whitespace-nowrap">co-initiators</span>',
  )
})

it('other words stay as they are', () => {
  const text = 'Peer-learning on a well-known A-road, 3-fold'
  expect(show(text)).toBe(text)
})
