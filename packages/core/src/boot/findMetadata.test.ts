import { afterEach, expect, test, vi } from 'vitest'
import { findMetadata } from './findMetadata.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubPage(found: { [selector: string]: string } = {}) {
  vi.stubGlobal('location', { origin: 'https://app.example.org' })
  vi.stubGlobal('document', {
    title: 'The app',
    baseURI: 'https://app.example.org/page/',
    querySelector: (selector: string) => {
      const value = found[selector]
      return value === undefined ? null : { getAttribute: () => value }
    },
  })
}

test('default', () => {
  stubPage({
    'link[rel~="icon"]': '../icon.svg',
    'meta[property="og:description"]': 'What it does',
  })
  expect(findMetadata(undefined)).toEqual({
    name: 'The app',
    description: 'What it does',
    url: 'https://app.example.org',
    icons: ['https://app.example.org/icon.svg'],
  })
})

test('parameters: given', () => {
  stubPage({ 'link[rel~="icon"]': '/icon.svg' })
  const given = { name: 'Mine', description: '', url: 'https://mine.example.org', icons: [] }
  expect(findMetadata(given)).toEqual(given)
})

test('behavior: a page that says nothing', () => {
  stubPage()
  expect(findMetadata({ name: 'Mine' })).toEqual({
    name: 'Mine',
    description: '',
    url: 'https://app.example.org',
    icons: [],
  })
})

test('behavior: a page whose icon is no address', () => {
  stubPage({ 'link[rel~="icon"]': 'https://' })
  expect(findMetadata(undefined).icons).toEqual([])
})

test('behavior: where there is no page', () => {
  expect(findMetadata(undefined)).toEqual({ name: '', description: '', url: '', icons: [] })
})

test('behavior: K13, what the address of the page holds beside its origin is not told', () => {
  stubPage()
  vi.stubGlobal('location', new URL('https://app.example.org/pay?wc=secret#access_token=secret'))
  const metadata = findMetadata(undefined)
  expect(metadata.url).toBe('https://app.example.org')
  expect(JSON.stringify(metadata)).not.toContain('secret')
})
