import { expect, test } from 'vitest'
import { readPeerApp } from './peerApp.ts'

test('default', () => {
  const app = { name: 'App', description: 'An app', url: 'https://app.example', icons: ['data:,'] }
  expect(readPeerApp({ ...app, redirect: {} })).toEqual(app)
})

test.each([undefined, null, 'text', {}, { name: 1, url: {}, icons: 'data:,', description: [] }])(
  'behavior: nothing fit to use in %j',
  (metadata) => {
    expect(readPeerApp(metadata)).toEqual({ name: '', description: '', url: '', icons: [] })
  },
)

test('behavior: icons that are text', () => {
  expect(readPeerApp({ icons: [1, 'data:,', null] }).icons).toEqual(['data:,'])
})
