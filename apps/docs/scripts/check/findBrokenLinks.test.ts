import { expect, test } from 'vitest'
import { findBrokenLinks } from './findBrokenLinks.ts'

const hasFile = (path: string) => path === '/icon.svg'
const find = (html: string) =>
  findBrokenLinks({
    pages: new Map([
      ['/', html],
      ['/errors', '<h2 id="a">A</h2>'],
    ]),
    hasFile,
  })

test('default: links to pages, to parts and to files', () => {
  expect(
    find('<a href="/errors">a</a><a class="b" href="/errors#a">b</a><img src="/icon.svg">'),
  ).toEqual([])
  expect(find('<a href="https://app.example">elsewhere</a>')).toEqual([])
})

test.each([
  ['<a href="/none">a</a>', '/: /none leads to no page'],
  ['<a href="/errors#b">a</a>', '/: /errors#b has no such part'],
  ['<a href="#b">a</a>', '/: #b has no such part'],
  ['<img alt="" src="/none.png">', '/: /none.png is missing'],
  [
    '<script src="https://app.example/a.js">',
    '/: https://app.example/a.js is loaded from elsewhere',
  ],
  ['<link rel="x" href="//app.example/a">', '/: //app.example/a is loaded from elsewhere'],
])('error: %s', (html, wrong) => {
  expect(find(html)).toEqual([wrong])
})
