// @vitest-environment node
import { expect, test } from 'vitest'
import { toEventWord } from './toEventWord.ts'

test.each([
  ['session.opened', 'login'],
  ['session.ended', 'logout'],
  ['sessions.ended', 'logout'],
  ['session.reused', 'refused'],
  ['share.refused', 'refused'],
  ['generation.changed', 'holders'],
  ['recovery.added', 'holders'],
  ['recovery.asked', 'recovery'],
  ['recovery.stopped', 'stopped'],
  ['recovery.tested', 'tested'],
  ['device.added', 'device'],
  ['device.removed', 'device'],
  ['identity.linked', 'methods'],
  ['identity.moved', 'methods'],
  ['identity.waiting', 'waiting'],
  ['identity.kept', 'kept'],
  ['passkey.removed', 'methods'],
  ['wallet.deletion', 'deletion'],
  ['wallet.kept', 'deletion'],
  ['wallet.created', 'created'],
  ['wallet.frozen', 'frozen'],
  ['wallet.thawed', 'frozen'],
  ['wallet.confirm', 'other'],
  ['something.new', 'other'],
])('default: %s', (event, word) => {
  expect(toEventWord({ event, facts: {} })).toBe(word)
})

test.each([
  ['sign', 'signed'],
  ['export', 'exported'],
  ['reshare', 'holders'],
  ['another', 'other'],
])('behavior: a share that was released to %s', (purpose, word) => {
  expect(toEventWord({ event: 'share.released', facts: { purpose } })).toBe(word)
})
