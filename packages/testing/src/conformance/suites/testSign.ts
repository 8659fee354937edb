import { expect } from 'vitest'
import { codeOf, type Page } from '../page.ts'
import type { Suite } from '../suite.ts'

const messages = ['Hello', '', 'Ärger mit ⚓ und\nZeilen', '0x1234', ' spaces '] as const

export function testSign({ requires, can }: Suite): void {
  const check = requires('message:sign')

  check('sign: the account’s own signature, whatever the text', async (page) => {
    await page.connect()
    const [address] = page.wallet.addresses
    for (const message of messages) {
      const { signature } = await sign(page, message)
      expect(signature).not.toBe('')
      if (can('message:verify')) {
        const verify = page.adapter.features['message:verify']
        expect(await verify?.({ message, address, signature })).toBe(true)
      }
    }
  })

  requires('message:sign', 'message:verify')(
    'sign: no other text, no other account, no other signature',
    async (page) => {
      await page.connect()
      const [address, second] = page.wallet.addresses
      const message = 'Hello'
      const { signature } = await sign(page, message)
      const verify = page.adapter.features['message:verify']
      const others = [
        { message: `${message}!`, address, signature },
        { message, address: second, signature },
        { message, address, signature: (await sign(page, 'Bye')).signature },
        { message, address, signature: signature.slice(0, -4) },
        { message, address, signature: '' },
        { message, address, signature: 'nonsense' },
      ]
      for (const one of others) expect(await verify?.(one)).toBe(false)
    },
  )

  check('sign: a visitor who declines stays connected', async (page) => {
    const connection = await page.connect()
    page.wallet.answer('reject')
    expect(await codeOf(sign(page, 'Hello'))).toBe('REQUEST_USER_REJECTED')
    expect(page.adapter.getConnection()).toEqual(connection)
  })

  check('sign: nothing is signed where nothing is connected', async (page) => {
    expect(await codeOf(sign(page, 'Hello'))).toBe('CONNECTION_NOT_CONNECTED')
    expect(page.wallet.promptCount).toBe(0)
  })
}

export async function sign(
  { adapter, wallet }: Page,
  message: string,
): Promise<{ signature: string }> {
  const [address] = wallet.addresses
  const answer = await adapter.features['message:sign']?.({ message, address })
  return answer ?? { signature: '' }
}
