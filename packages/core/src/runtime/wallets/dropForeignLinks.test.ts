import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { dropForeignLinks } from './dropForeignLinks.ts'

const own = {
  id: 'own',
  name: 'Own',
  mobile_link: 'own://',
  desktop_link: 'https://own.example',
  link_mode: 'https://link.own.example',
}

test('default', () => {
  expect(dropForeignLinks([own])).toEqual([own])
  const evil = { ...own, mobile_link: 'vscode://', desktop_link: 'ANYDESK:1' }
  expect(dropForeignLinks([own, evil])).toEqual([
    own,
    { ...own, mobile_link: undefined, desktop_link: undefined },
  ])
})

test('behavior: the wallets of an app are looked through before the runtime is there', async () => {
  const customWallets = [own, { ...own, id: 'evil', mobile_link: 'vscode://' }]
  const { kit } = createTestKit({ customWallets }, {})
  await kit.feature('send')
  const wallets = kit.controllers.options.state.customWallets
  expect(wallets?.map(({ mobile_link }) => mobile_link)).toEqual(['own://', undefined])
})
