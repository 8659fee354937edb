import { object } from 'valibot'
import { stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { openBrowserKeys } from '../../frame/keys/openBrowserKeys.ts'
import {
  createServiceClient,
  type SendRequest,
  type Service,
} from '../../frame/service/createServiceClient.ts'
import { ServiceError } from '../../frame/service/serviceError.ts'
import { type FarcasterQuestion, farcasterSchemas } from '../../service/farcasterSchemas.ts'
import type {
  FarcasterPage,
  FarcasterProblem,
  FarcasterView,
  FarcasterWallet,
} from './farcasterView.ts'
import { readSigner, type SigningWallet } from './readSigner.ts'

export declare namespace openFarcasterPage {
  type Parameters = {
    window: Pick<Window, 'location'>
    send: SendRequest
    /** Called with the wallets of the browser at once, and with each that comes later. */
    watchWallets: (onWallets: (wallets: readonly SigningWallet[]) => void) => void
    /** Called with each view, the first one at once. */
    onView: (view: FarcasterView) => void
  }
}

type Chosen = { readonly wallet: SigningWallet; readonly address: `0x${string}` }
type State = {
  isBusy: boolean
  problem: FarcasterProblem | undefined
  /** The wallet that asks for the id of an account. */
  chosen: Chosen | undefined
  end: Extract<FarcasterView, { name: 'ended' }>['end'] | undefined
}

/**
 * Opens the page of a login with Farcaster, in the browser where a wallet has a key of the
 * account. What is signed goes to the service, and the browser of the login finishes it.
 */
export async function openFarcasterPage(
  parameters: openFarcasterPage.Parameters,
): Promise<FarcasterPage> {
  const { window, send, watchWallets, onView } = parameters
  const { origin, hash } = window.location
  const [id] = /(?<=^#)[\w-]{22}$/.exec(hash) ?? []
  const state: State = { isBusy: false, problem: undefined, chosen: undefined, end: undefined }
  let wallets: readonly SigningWallet[] = []
  let question: FarcasterQuestion | undefined
  onView({ name: id === undefined ? 'nothing' : 'opening' })
  if (id === undefined) return { choose() {}, setAccount() {}, back() {}, decline() {} }

  const path = `logins/${id}/farcaster`
  const show = (change: Partial<State>) => {
    Object.assign(state, change)
    onView(toView())
  }
  const toView = (): FarcasterView => {
    const { end, chosen, isBusy, problem } = state
    if (end) return { name: 'ended', end }
    if (!question) return { name: 'opening' }
    const asked = { host: question.domains.app, isBusy, problem }
    if (chosen) return { name: 'account', address: chosen.address, ...asked }
    const link = `${origin}/w/farcaster#${id}`
    return { name: 'sign', wallets: wallets.map(toShown), link, ...asked }
  }
  const opening = openBrowserKeys().then(({ signing }) =>
    createServiceClient({ origin, signing, send }),
  )
  /** One thing at a time; what goes wrong is shown where the visitor is. */
  const run = async (work: (service: Service, asked: FarcasterQuestion) => Promise<void>) => {
    if (state.isBusy || state.end || !question) return
    show({ isBusy: true, problem: undefined })
    try {
      await work(await opening, question)
    } catch (error) {
      show(toChange(error))
    } finally {
      show({ isBusy: false })
    }
  }
  const sign = async (service: Service, asked: FarcasterQuestion, by: Chosen, fid: number) => {
    const { nonce, domains, uri, chainId, statement } = asked
    const { wallet, address } = by
    const message = createSiweMessage({
      ...{ address, chainId, domain: domains.wallet, nonce, uri, version: '1', statement },
      ...{ issuedAt: new Date(), resources: [`farcaster://fid/${fid}`] },
    })
    const params = [stringToHex(message), address]
    const signature = await wallet.provider.request({ method: 'personal_sign', params })
    await service.ask({
      ...{ method: 'POST', path, body: { message, signature }, schema: object({}) },
    })
    show({ end: 'done' })
  }

  watchWallets((found) => {
    wallets = found
    if (question) show({})
  })
  const service = await opening
  try {
    question = await service.ask({ method: 'GET', path, schema: farcasterSchemas.question })
    show({})
  } catch (error) {
    show({ end: isOver(error) ? 'late' : 'service' })
  }
  return {
    choose: (walletId) =>
      void run(async (to, asked) => {
        const wallet = wallets.find((one) => one.id === walletId)
        if (!wallet) return
        const chosen = { wallet, address: await readSigner(wallet) }
        const { fid } = await to.ask({
          ...{ method: 'GET', path: `${path}/${chosen.address}` },
          schema: farcasterSchemas.owner,
        })
        if (fid === null) show({ chosen })
        else await sign(to, asked, chosen, fid)
      }),
    setAccount: (fid) =>
      void run(async (to, asked) => {
        if (state.chosen) await sign(to, asked, state.chosen, fid)
      }),
    back() {
      if (!state.isBusy) show({ chosen: undefined, problem: undefined })
    },
    decline: () =>
      void run(async (to) => {
        await to.ask({ method: 'DELETE', path, schema: object({}) })
        show({ end: 'declined' })
      }),
  }
}

function toShown({ id, name, icon }: SigningWallet): FarcasterWallet {
  return { id, name, icon }
}

function isOver(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'LOGIN_CODE_EXPIRED'
}

function toChange(error: unknown): Partial<State> {
  if (isOver(error)) return { end: 'late' }
  if (!(error instanceof ServiceError)) {
    const isRejected = (error as { code?: unknown } | undefined)?.code === 4001
    return { problem: isRejected ? 'rejected' : 'wallet' }
  }
  return { problem: error.code === 'LOGIN_PROVIDER_REFUSED' ? 'foreign' : 'service' }
}
