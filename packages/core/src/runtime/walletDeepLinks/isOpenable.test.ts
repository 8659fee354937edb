import { expect, test } from 'vitest'
import { isOpenable } from './isOpenable.ts'

const intent =
  'intent://browse/https%3A%2F%2Fapp.example%2F?ref=https%3A%2F%2Fapp.example#Intent;scheme=phantom;package=app.phantom;end'

test.each(['https://rnbwapp.com/wc?uri=wc%3A1', 'rainbow://wc?uri=wc%3A1', 'rainbow://', intent])(
  'default: %s',
  (href) => {
    expect(isOpenable(href)).toBe(true)
  },
)

test.each([
  'javascript:alert(1)',
  'javascript://%0aalert(1)//',
  'data:text/html,x',
  'http://a.example/',
  'https://a.example@evil.example/',
  'https://A.example/',
  'intent://x#Intent;end',
  intent.replace('app.phantom', 'com.evil'),
  intent.replace('scheme=phantom', 'scheme=https'),
  intent.replace(';end', ';S.browser_fallback_url=https%3A%2F%2Fevil.example;end'),
  intent.replace('?ref=', '#Intent;component=com.evil/.Main;end?ref='),
  intent.replace('%2F%2F', '//'),
  `${intent}\n`,
  ` ${intent}`,
  intent.replace('app.example', 'x'.repeat(2048)),
  '',
])('error: %j', (href) => {
  expect(isOpenable(href)).toBe(false)
})
