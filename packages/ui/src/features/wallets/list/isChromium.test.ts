import { expect, test } from 'vitest'
import { isChromium } from './isChromium.ts'

const webKit = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'

test.each([
  [`${webKit}/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, true],
  [`${webKit}/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, true],
  [`${webKit}/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('default: %s', (userAgent, expected) => {
  expect(isChromium({ userAgent })).toBe(expected)
})
