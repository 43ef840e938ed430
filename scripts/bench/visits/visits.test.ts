import { expect, it } from 'vitest'
import { readReport } from './lighthouse.ts'
import { asTables } from './table.ts'

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'network-requests' ? 0 : 1 })),
})
const audit = (title: string, score: number | null, numericValue?: number, displayValue?: string) => ({
  ...{ title, score, numericValue, displayValue },
})
const json = {
  categories: {
    performance: category(0.99, 'largest-contentful-paint', 'network-requests'),
    accessibility: category(1, 'color-contrast'),
    'best-practices': category(1),
    seo: category(0.92, 'canonical'),
  },
  audits: {
    'largest-contentful-paint': audit('Largest Contentful Paint', 0.97, 1310, '1.3 s'),
    'cumulative-layout-shift': audit('Cumulative Layout Shift', 1, 0),
    'total-blocking-time': audit('Total Blocking Time', 1, 0),
    'network-requests': { title: 'Requests', score: 0, details: { items: [{}, {}] } },
    'color-contrast': audit('Contrast', null),
    canonical: audit('Canonical', 0),
  },
}

it('a report of Lighthouse is read to its scores, its times, and what counts and was not passed', () => {
  expect(readReport('/about', json)).toEqual({
    path: '/about',
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 92,
    largestContentfulPaint: 1310,
    cumulativeLayoutShift: 0,
    totalBlockingTime: 0,
    requests: 2,
    failed: ['largest-contentful-paint: 1.3 s', 'canonical'],
  })
})

it('the tables show each page, and each way with its median', () => {
  const machine = { processor: 'A processor', cores: 2, memory: 2 ** 33, system: 'Linux x64', node: '20.20.0' }
  const move = (time: number, wasReady: boolean) => ({ from: '/', to: '/pilots', wasReady, time })
  const tables = asTables({
    machine,
    lighthouse: [readReport('/about', json)],
    moves: [move(20, true), move(90, false), move(30, true)],
  })
  expect(tables).toContain(
    '| `/about` | 99 | 100 | 100 | 92 | 1.31 s | 0.000 | 0 ms | 2 | largest-contentful-paint: 1.3 s; canonical |',
  )
  expect(tables).toContain('| / → /pilots | 3 | 2 | 30 ms | 90 ms |')
})
