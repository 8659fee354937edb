import { expect, test } from 'vitest'
import { parseAuthority } from './parseAuthority.ts'

test.each([
  ['app.example', { host: 'app.example' }],
  ['app.example:443', { host: 'app.example', port: '443' }],
  ['app.example:', { host: 'app.example', port: '' }],
  ['user@app.example', { userInfo: 'user', host: 'app.example' }],
  ['user:word@app.example:1', { userInfo: 'user:word', host: 'app.example', port: '1' }],
  ['@app.example', { userInfo: '', host: 'app.example' }],
  ['[::1]', { host: '[::1]' }],
  ['[::1]:443', { host: '[::1]', port: '443' }],
  ['user@[::1]:443', { userInfo: 'user', host: '[::1]', port: '443' }],
  ['', { host: '' }],
  [':443', { host: '', port: '443' }],
])('default: %j', (text, authority) => {
  expect(parseAuthority(text)).toStrictEqual(authority)
})

test.each([
  'app example',
  'us er@app.example',
  'user@other@app.example',
  'us/er@app.example',
  'app.example:80:80',
  'app.example:8x',
  'app.example:x8',
  'app.example:-1',
  'a:b]:80',
  'a:b]',
  '[::1]80',
  '[::1]:x',
  '[::1',
])('error: %j', (text) => {
  expect(parseAuthority(text)).toBeUndefined()
})
