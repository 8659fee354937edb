// @vitest-environment node
import { expect, test } from 'vitest'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { areas } from '../allTexts.ts'
import { findFaults } from './findFaults.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { ko } from './languages/ko.ts'
import { th } from './languages/th.ts'
import { registers } from './registers.ts'
import { testRegister } from './testRegister.ts'

test('behavior: every language has a register', () => {
  const names = registers.map(({ language }) => language)
  expect(names.sort()).toEqual(Object.keys(baseTexts.loaders).sort())
})

testRegister({ areas })

const planted = [
  ['another register', de, 'send.youSend', 'You send', 'Sie senden'],
  ['a rival of a term', es, 'connect.title', 'Connect wallet', 'Conecta tu billetera o cartera'],
  ['a missing term', de, 'connect.title', 'Connect wallet', 'Verbinden'],
  ['a missing value', de, 'a', 'Open {wallet}', 'Öffnen'],
  ['another value', de, 'a', 'Open {wallet}', '{network} öffnen'],
  ['a plain space', fr, 'a', 'Sure?', 'Vraiment ?'],
  ['no space', fr, 'a', 'Sure?', 'Vraiment?'],
  ['a straight apostrophe', fr, 'a', 'The app', "L'application"],
  ['foreign quotes', de, 'a', 'No {x}', 'Kein “{x}”'],
  ['an English word', de, 'a', 'Sign the request.', 'Signiere the Anfrage.'],
  ['a Latin word', ko, 'a', 'Try again', 'Try 다시'],
  ['formal Korean', ko, 'a', 'It failed.', '실패했습니다.'],
  ['formal Thai', th, 'a', 'You only have this', 'ท่านมีเท่านี้'],
] as const

test.each(planted)('error: %s is found', (_, register, key, source, text) => {
  expect(findFaults({ register, texts: { [key]: text }, english: { [key]: source } })).toHaveLength(
    1,
  )
})

test('error: one text in two translations is found', () => {
  const faults = findFaults({
    register: de,
    texts: { a: 'Im Explorer ansehen', b: 'Im Explorer öffnen' },
    english: { a: 'View on explorer', b: 'View on explorer' },
  })
  expect(faults).toHaveLength(1)
})

test.each([
  [de, 'Open {wallet}', 'Öffne {wallet}'],
  [fr, 'No “{search}”?', 'Aucun «\u202f{search}\u202f»\u202f?'],
  [fr, 'The app', 'L’application'],
  [ko, 'It failed.', '실패했어요.'],
  [th, 'Only this', 'นี้เท่านั้น'],
])('behavior: good texts have no fault', (register, source, text) => {
  expect(findFaults({ register, texts: { a: text }, english: { a: source } })).toEqual([])
})
