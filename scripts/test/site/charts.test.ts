import { expect, test } from 'vitest'
import { normalise, openPage } from './site-pages.ts'

/** The rows of the charts under a title: label, value, and the bar's beginning and length in hundredths of the width. */
function readChart(path: string, title: string) {
  const $ = openPage(path)
  const chart = $('figure.chart').filter((_, figure) => normalise($(figure).find('figcaption').text()) === title)
  expect(chart.length, `charts “${title}” on ${path}`).toBe(1)
  const rows = chart.find('tbody tr').toArray()
  return {
    rows: rows.map((row) => ({
      label: normalise($(row).find('th').text()),
      value: Number($(row).find('data').attr('value')),
      from: Number($(row).find('rect').attr('x') ?? 0),
      length: Number($(row).find('rect').attr('width')),
    })),
    text: normalise(chart.text()),
  }
}

test.each([
  ['/pilot/unhcr-us', 'Average gift', [78.53, 70.73]],
  ['/pilot/insight-hub-predict', 'Conversion at an early stage', [5.55, 2.95]],
  ['/get-inspired', 'Organisations that took part', [14, 12]],
  ['/get-inspired', 'Submissions and proposals', [230, 120]],
])('on %s the bars of “%s” begin at zero and are as long as their values', (path, title, values) => {
  const { rows } = readChart(path, title)
  expect(rows.map(({ value }) => value)).toEqual(values)
  const largest = Math.max(...values)
  for (const { value, from, length } of rows) {
    expect(from).toBe(0)
    expect(length).toBeCloseTo((value / largest) * 100, 1)
  }
})

test('the channels are measured against the whole reach, which they fill together', () => {
  const { rows } = readChart('/pilot/unhcr-us', 'People reached, by channel')
  const [whole, email, sms] = rows
  expect([whole?.value, email?.value, sms?.value]).toEqual([29_000, 22_000, 7000])
  expect(whole?.length).toBe(100)
  expect(email?.length).toBeCloseTo((22 / 29) * 100, 1)
  expect((email?.length ?? 0) + (sms?.length ?? 0)).toBeCloseTo(100, 1)
  expect(rows.map(({ from }) => from)).toEqual([0, 0, 0])
})

test('percentages are drawn of a hundred', () => {
  expect(readChart('/pilot/givify', 'A sense of community').rows.map(({ length }) => length)).toEqual([87])
  const goals = readChart('/pilot/metaminding-lab', 'The goals, set against all players')
  expect(goals.rows.map(({ length }) => length)).toEqual([100, 10, 3])
})

test('the chart of average gifts says that the difference is not significant', () => {
  expect(readChart('/pilot/unhcr-us', 'Average gift').text).toMatch(/not significant/)
})

test.each([
  ['/pilot/unhcr-us', ['0+1', '1+1', '2+1', '3+1', '4+1', '7+1']],
  ['/pilot/insight-hub-predict', ['0+1', '1+1', '2+1', '3+1', '2+3', '5+9']],
])('the plan of %s is drawn to scale in months', (path, months) => {
  const $ = openPage(path)
  const bars = $('[data-milestone] rect').toArray()
  expect(bars.map((bar) => `${$(bar).attr('x')}+${$(bar).attr('width')}`)).toEqual(months)
})

test('a plan whose years are left out is not drawn to scale', () => {
  const $ = openPage('/pilot/givify')
  expect($('[data-milestone]')).toHaveLength(6)
  expect($('[data-milestone] svg')).toHaveLength(0)
})
