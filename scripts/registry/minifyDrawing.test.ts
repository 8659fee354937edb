import { expect, test } from 'vitest'
import { minifyDrawing } from './minifyDrawing.ts'

const start = '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24">'

function draw(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24" class="web3icons">\n    ${content}\n</svg>\n`
}

test('default', () => {
  const svg = draw('<path fill="#fff" d="M24 0H0v24h24z"/>\n    <circle r="4"/>')
  expect(minifyDrawing({ svg, prefix: 'w-x' })).toBe(
    `${start}<path fill="#fff" d="M24 0H0v24h24z"/><circle r="4"/></svg>`,
  )
})

test('behavior: what has a fill by default keeps it', () => {
  const svg = '<svg viewBox="-1 -1 30 30"><path d="M1 1"/></svg>'
  expect(minifyDrawing({ svg, prefix: 'w-x' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 30 30"><path d="M1 1"/></svg>',
  )
})

test('behavior: the kind of a mask is an attribute', () => {
  const svg = draw('<mask style="mask-type:alpha"><path d="M1 1"/></mask>')
  expect(minifyDrawing({ svg, prefix: 'w-x' })).toContain('<mask mask-type="alpha">')
})

test('behavior: ids get the prefix wherever they are used', () => {
  const svg = draw(
    '<path fill="url(#x__a)"/><defs><linearGradient id="x__a"><stop/></linearGradient></defs>',
  )
  expect(minifyDrawing({ svg, prefix: 'w-x' })).toBe(
    `${start}<path fill="url(#w-x-0)"/><defs><linearGradient id="w-x-0"><stop/></linearGradient></defs></svg>`,
  )
})

test('behavior: what cuts to the square goes', () => {
  const svg = draw(
    '<g clip-path="url(#x__a)"><path d="M1 1"/></g><defs><clipPath id="x__a"><path fill="#fff" d="M0 0h24v24H0z"/></clipPath></defs>',
  )
  expect(minifyDrawing({ svg, prefix: 'w-x' })).toBe(`${start}<path d="M1 1"/></svg>`)
})

test.each([
  '<script>alert(1)</script>',
  '<foreignObject/>',
  '<image href="https://evil.example/x.png"/>',
  '<use xlink:href="#a"/>',
  '<path onload="alert(1)"/>',
  '<path fill="url(https://evil.example/#a)"/>',
  '<path style="fill:red"/>',
  '<style>path{}</style>',
  '<!ENTITY x "y">',
  '<path d="&x;"/>',
])('error: %s', (content) => {
  expect(() => minifyDrawing({ svg: draw(content), prefix: 'w-x' })).toThrow('has no place')
})
