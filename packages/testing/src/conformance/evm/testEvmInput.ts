import {
  type ChainAdapter,
  isCleatError,
  type KitOptions,
  type Network,
  sendTransfer,
} from '@cleat/core'
import type { Eip1193Provider } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { acceptedChainIds, refusedConnections, refusedHashes, rejections } from './answerRows.ts'
import { type EvmPage, openEvmPage } from './openEvmPage.ts'
import { acceptedAs, acceptedRecipients, refusedRecipients } from './recipientRows.ts'
import { createRequestRows } from './requestRows.ts'
import { createSignatureRows, signedText, signer } from './signatureRows.ts'

export declare namespace testEvmInput {
  type Parameters = {
    /** A node that answers. */
    rpcUrl: string
    /** Creates the adapter for a page. Called for each test and each page load. */
    createAdapter: (parameters: {
      /** The app's networks. */
      networks: readonly [Network, Network]
    }) => ChainAdapter
  }
}

const to = acceptedAs
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`

/**
 * Declares, in a Vitest file, what every adapter of eip155 makes of bad addresses and of wallets
 * that answer badly: through a kit, down the whole road to a wallet. The rows are those of the
 * catalogue of bad input.
 * @example
 * ```ts
 * import { EthersAdapter } from '@cleat/adapter-ethers'
 * import { testEvmInput } from '@cleat/testing/conformance'
 *
 * testEvmInput({ rpcUrl: 'http://localhost:8545', createAdapter: () => new EthersAdapter() })
 * ```
 */
export function testEvmInput(parameters: testEvmInput.Parameters): void {
  const check = (
    name: string,
    run: (page: EvmPage) => Promise<void>,
    options?: Pick<KitOptions, 'policy' | 'onReview'>,
  ) =>
    test(name, async () => {
      const page = openEvmPage({ ...parameters, options })
      try {
        await run(page)
      } finally {
        page.close()
      }
    })
  const send = ({ kit }: EvmPage, receiver: unknown) =>
    sendTransfer(kit, { to: receiver as string, value: 5n })

  for (const [row, what, receiver] of refusedRecipients)
    check(`${row}: nothing is sent to ${what}`, async (page) => {
      await page.connect()
      const error = await failure(send(page, receiver))
      expect(error.code).toBe('CAIP_ADDRESS_INVALID')
      expect(page.sent()).toEqual([])
      if (row === 'A20' || row === 'A21') expect(toText(error)).not.toContain(receiver)
    })

  for (const [row, what, receiver] of acceptedRecipients)
    check(`${row}: something is sent to an address with ${what}`, async (page) => {
      page.answers.eth_sendTransaction = hash
      await page.connect()
      expect(await send(page, receiver)).toEqual({ hash, address: signer })
      expect(page.sent()).toMatchObject([{ to: acceptedAs, value: '0x5', chainId: '0x1' }])
    })

  for (const [row, method, answer, code] of refusedConnections)
    check(`${row}: ${method} answered with ${print(answer)}`, async (page) => {
      page.answers[method] = answer
      expect((await failure(page.connect())).code).toBe(code)
      expect(page.kit.controllers.account.get('eip155').status).toBe('disconnected')
    })

  for (const [row, answer] of acceptedChainIds)
    check(`${row}: the chain told as ${print(answer)}`, async (page) => {
      page.answers.eth_chainId = answer
      await page.connect()
      expect(page.kit.controllers.account.get('eip155').caipAddress).toBe(`eip155:1:${signer}`)
    })

  for (const [row, , answer, code] of refusedHashes)
    check(`${row}: a transaction answered with ${print(answer)}`, async (page) => {
      page.answers.eth_sendTransaction = answer
      await page.connect()
      expect((await failure(send(page, to))).code).toBe(code)
    })

  for (const [row, what, reason, code] of rejections)
    check(`${row}: rejected with ${what}`, async (page) => {
      await page.connect()
      page.answers.personal_sign = () => Promise.reject(reason)
      const error = await failure(page.kit.actions.signMessage({ message: signedText }))
      expect(error.code).toBe(code)
      expect(error.message.length).toBeLessThan(2000)
    })

  for (const [what, method, params, code] of createRequestRows(signer))
    check(`requests: ${method} with ${what} asks no wallet`, async (page) => {
      await page.connect()
      const provider = page.kit.getProvider<Eip1193Provider>('eip155')
      const asked = page.requests.length
      const error = await provider?.request({ method, params }).then(
        () => undefined,
        ({ cause }: Error) => cause,
      )
      expect(error).toMatchObject({ code })
      expect(page.requests.slice(asked)).toEqual([])
    })

  for (const [verdict, numeric, code] of [
    ['refuse', 4100, 'REQUEST_NOT_ALLOWED'],
    ['confirm', 4001, 'REQUEST_REVIEW_CANCELLED'],
  ] as const)
    check(
      `policy: ${verdict} holds on every road, and no wallet is asked`,
      async (page) => {
        await page.connect()
        const provider = page.kit.getProvider<Eip1193Provider>('eip155')
        const asked = page.requests.length
        for (const request of [
          { method: 'personal_sign', params: [signedText, signer] },
          { method: 'eth_sendTransaction', params: [{ from: signer, to, value: '0x5' }] },
          { method: 'wallet_sendCalls', params: [{ from: signer, calls: [{ to }] }] },
        ])
          await expect(provider?.request(request)).rejects.toMatchObject({
            ...{ code: numeric, cause: { code } },
          })
        const error = await failure(page.kit.actions.signMessage({ message: signedText }))
        expect(error.code).toBe(code)
        expect(page.requests.slice(asked)).toEqual([])
      },
      { policy: () => verdict, onReview: () => false },
    )

  check('H03: ten thousand accounts, doubles among them, in lower case', async (page) => {
    const many = Array.from(
      { length: 10_000 },
      (_, at) => `0x${(at + 1).toString(16).padStart(40, 'a')}`,
    )
    page.answers.eth_requestAccounts = [signer.toLowerCase(), signer, ...many]
    await page.connect()
    const [first, second, ...rest] =
      page.kit.adapters.get('eip155')?.getConnection()?.accounts ?? []
    expect(first?.address).toBe(signer)
    expect(second?.address).not.toBe(signer)
    expect(second?.address.toLowerCase()).toBe(many[0])
    expect(rest.length).toBeLessThan(1000)
  })

  check('H04: another account at the second question', async (page) => {
    await page.connect()
    page.answers.eth_accounts = [other]
    page.answers.eth_sendTransaction = hash
    expect((await failure(send(page, to))).code).toBe('REQUEST_ACCOUNT_CHANGED')
    expect(page.sent()).toEqual([])
    const before = page.events.length
    for (let time = 0; time < 3; time += 1) page.emit('accountsChanged', [other])
    expect(page.kit.controllers.account.get('eip155').address).toBe(other)
    expect(page.events.length).toBe(before + 1)
  })

  check('H06: another chain at every question', async (page) => {
    await page.connect()
    let asked = 0
    page.answers.eth_chainId = () => {
      asked += 1
      return asked % 2 === 0 ? '0x1' : '0x2105'
    }
    page.answers.eth_sendTransaction = hash
    const outcomes: unknown[] = []
    for (let time = 0; time < 6; time += 1)
      outcomes.push(
        await send(page, to).then(
          () => 'sent',
          ({ code }) => code,
        ),
      )
    expect(outcomes).toContain('REQUEST_NETWORK_CHANGED')
    expect(page.sent().every((one) => read(one, 'chainId') === '0x1')).toBe(true)
  })

  for (const payload of [undefined, 1.5, {}, { chainId: '0x2105' }])
    check(`H07: the chain changed to ${print(payload)}`, async (page) => {
      await page.connect()
      page.answers.eth_chainId = '0x2105'
      page.emit('chainChanged', payload)
      await expect.poll(() => page.kit.controllers.network.getActive().id).toBe(8453)
    })

  for (const payload of [undefined, other, [[other]]])
    check(`H08: the accounts changed to ${print(payload)}`, async (page) => {
      await page.connect()
      page.answers.eth_accounts = [to]
      page.emit('accountsChanged', payload)
      await expect.poll(() => page.kit.controllers.account.get('eip155').address).toBe(to)
    })

  check('H12, H13: a signature is the account’s own, of the text that was asked', async (page) => {
    await page.connect()
    const { accepted, refused } = await createSignatureRows()
    const sign = () => page.kit.actions.signMessage({ message: signedText })
    for (const [row, what, signature] of accepted) {
      page.answers.personal_sign = signature
      expect([row, what, await sign().catch(({ code }) => code)]).toEqual([
        ...[row, what],
        { signature, address: signer },
      ])
    }
    for (const [row, what, signature] of refused) {
      page.answers.personal_sign = signature
      const outcome = await sign().catch(({ code }) => code)
      expect([row, what, outcome]).toEqual([row, what, expect.stringMatching(refusal)])
    }
  })

  check('H21: a wallet whose answer asks the kit again', async (page) => {
    const again: Promise<unknown>[] = []
    page.answers.eth_requestAccounts = () => {
      again.push(page.connect())
      return [signer]
    }
    const first = await page.connect()
    expect(await Promise.all(again)).toEqual([first])
    page.answers.personal_sign = async () => {
      again.push(page.kit.actions.disconnect())
      return '0x00'
    }
    await failure(page.kit.actions.signMessage({ message: signedText }))
    await Promise.all(again)
    expect(page.kit.controllers.account.get('eip155').status).toBe('disconnected')
  })

  check('H22: a hundred thousand events', async (page) => {
    await page.connect()
    const before = page.events.length
    for (let time = 0; time < 90_000; time += 1) page.emit('chainChanged', '0x2105')
    for (let time = 0; time < 10_000; time += 1) page.emit('accountsChanged', [other])
    expect(page.kit.controllers.account.get('eip155').address).toBe(other)
    expect(page.events.length).toBe(before + 2)
  })
}

/** How a signature is refused: by its form, or by whose it is. */
const refusal = /^(?:WALLET_BAD_ANSWER|REQUEST_SIGNATURE_INVALID)$/

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${String(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}

/** All that could end up in a log. */
function toText(error: Error): string {
  return [JSON.stringify(error), error.message, error.stack].join()
}

function print(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 60) ?? String(value)
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
