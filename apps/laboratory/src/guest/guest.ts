import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { createKit, type Kit } from '@cleat/core'
import { arbitrum, base, mainnet } from '@cleat/react/networks'
import { mountModal } from '@cleat/ui/modal'
import { localnet } from '../localnet/localnet.ts'

/**
 * Mounts Cleat in a page of another framework: `?in=body`, `shadow`, `inline` or `inline-shadow`.
 */
const where = new URLSearchParams(location.search).get('in') ?? 'body'
const networks = [mainnet, base, arbitrum] as const
const customRpcUrls = Object.fromEntries(
  localnet.map(({ id, rpcUrl }) => [`eip155:${id}`, [{ url: rpcUrl }]]),
)

function createGuest(id: string): Kit {
  const kit = createKit({
    id,
    adapters: [new WagmiAdapter({ networks, customRpcUrls })],
    networks,
    customRpcUrls,
    metadata: { name: 'Cleat as a guest' },
  })
  kit.start()
  return kit
}

const kits = { first: createGuest('first'), second: createGuest('second') }
// The modal is mounted on a runtime that is there.
await Promise.all([kits.first.runtime.load(), kits.second.runtime.load()])
const place = document.querySelector<HTMLElement>('#place')
const shadow = where.endsWith('shadow') ? place?.attachShadow({ mode: 'open' }) : undefined
const isInline = where.startsWith('inline')
const container = shadow ?? (isInline && place ? place : document.body)
const unmount = mountModal({ kit: kits.first, container, inline: isInline })
mountModal({ kit: kits.second })
for (const button of document.querySelectorAll<HTMLElement>('[data-kit]'))
  button.addEventListener('click', () => {
    void kits[button.dataset.kit === 'second' ? 'second' : 'first'].actions.open()
  })

Object.assign(window, { guest: { ...kits, unmount } })
