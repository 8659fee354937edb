import { expect, test } from 'vitest'
import { deviceLink } from './deviceLink.ts'

const hash = new Uint8Array(32).fill(7)
const host = 'https://app.example'
const written = deviceLink.write({ hash, host })

test('default: reads what it wrote', () => {
  expect(written).toBe('BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc.https://app.example')
  expect(deviceLink.read(written)).toEqual({ hash, host })
  expect(deviceLink.read(deviceLink.write({ hash, host: 'http://localhost:3000' }))?.host).toBe(
    'http://localhost:3000',
  )
})

test.each([
  '',
  'A'.repeat(43),
  `${'A'.repeat(42)}B.${host}`,
  `${'A'.repeat(43)}.${host}/path`,
  `${'A'.repeat(43)}.javascript:alert(1)`,
  `${'A'.repeat(43)}.https://user@app.example`,
  `${written} `,
  ` ${written}`,
  `A${written}`,
  `${written}${'a'.repeat(280)}`,
  `.${host}`,
])('error: %j', (fragment) => {
  expect(deviceLink.read(fragment)).toBeUndefined()
})
