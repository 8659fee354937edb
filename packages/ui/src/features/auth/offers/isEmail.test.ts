import { expect, test } from 'vitest'
import { isEmail } from './isEmail.ts'

test.each([
  'ada@app.example',
  'a.b+tag@sub.app.example',
  "o'brien@app.example",
  'ada@münchen.example',
  `${'a'.repeat(64)}@app.example`,
])('default: %s', (text) => expect(isEmail(text)).toBe(true))

test.each([
  '',
  'ada',
  'ada@',
  '@app.example',
  'ada@app',
  'ada@@app.example',
  'a@b@app.example',
  'ada @app.example',
  'ada@app.example,eve@evil.example',
  'ada@app..example',
  'ada@-app.example',
  'ada@app-.example',
  '"ada"@app.example',
  '<ada@app.example>',
  'ada\u200b@app.example',
  'ada@app.example\n',
  `${'a'.repeat(65)}@app.example`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'a.'.repeat(130)}example`,
])('error: %j', (text) => expect(isEmail(text)).toBe(false))
