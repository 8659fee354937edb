import type { BrowserContextOptions } from 'playwright-core'
import { openDialog } from '../browser/openDialog.ts'
import { openPage } from '../browser/openPage.ts'
import type { RecordedRequest } from '../browser/recordRequests.ts'
import { formatAmount } from '../budgets/formatAmount.ts'
import type budgets from '../budgets.json'
import { bundleEntry, type Entry } from '../build/bundleEntry.ts'
import type { Chunk } from '../build/chunk.ts'
import { gzipSize } from '../build/gzipSize.ts'
import { modalFile } from '../build/modalFile.ts'
import { reachableChunks } from '../build/reachableChunks.ts'
import { shownFiles } from '../build/shownFiles.ts'
import { splitChunks } from '../build/splitChunks.ts'
import type { Bench, Findings } from './bench.ts'
import { entries } from './entries.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Measures how much the apps transfer and when, and Cleat's share. */
export async function measureSize(bench: Bench): Promise<Findings<typeof budgets.size>> {
  const { modal, shown, later } = splitChunks(bench.cleat.chunks, {
    modalFile: modalFile(),
    shownFiles: shownFiles(),
  })
  if (modal.length === 0) throw new Error('The modal is in no chunk of its own')
  if (shown.length === 0) throw new Error('Nothing loads once the modal is shown')

  const bare = await visit(bench, 'bare')
  const cleat = await visit(bench, 'cleat')
  const onPhone = await visit(bench, 'cleat', phone)
  const early = await listEarly(bench)
  const isOfShown = ({ url }: RecordedRequest) =>
    shown.some(({ fileName }) => new URL(url).pathname === `/${fileName}`)
  const after = sum(cleat.opened.filter(isOfShown))
  const isModal = (path: string) => modal.some(({ fileName }) => path === `/${fileName}`)
  return {
    measured: {
      transfer: {
        value: (cleat.load - bare.load) / 1000,
        bare: formatAmount(bare.load / 1000, 'kB'),
        cleat: formatAmount(cleat.load / 1000, 'kB'),
      },
      early: { value: early.filter(isModal).length },
      modal: { value: (sum(cleat.opened) - after) / 1000 },
      modalOnPhone: { value: sum(onPhone.opened.filter((request) => !isOfShown(request))) / 1000 },
      shown: { value: after / 1000 },
      createKit: await measureEntry(entries.createKit),
      hooks: await measureEntry(entries.hooks),
      button: await measureEntry(entries.button),
      modalEntry: await measureEntry(entries.modalEntry),
      adapterBitcoin: await measureEntry(entries.adapterBitcoin),
      adapterBitcoinWhole: await measureEntry(entries.adapterBitcoinWhole),
      adapterEthers: await measureEntry(entries.adapterEthers),
      adapterEthersWhole: await measureEntry(entries.adapterEthersWhole),
      adapterPolkadot: await measureEntry(entries.adapterPolkadot),
      adapterSolana: await measureEntry(entries.adapterSolana),
      adapterSolanaWhole: await measureEntry(entries.adapterSolanaWhole),
      adapterSolanaOffer: await measureEntry(entries.adapterSolanaOffer),
      adapterSolanaSwaps: await measureEntry(entries.adapterSolanaSwaps),
      adapterSolanaApprovals: await measureEntry(entries.adapterSolanaApprovals),
      adapterWagmi: await measureEntry(entries.adapterWagmi),
      adapterWagmiWhole: await measureEntry(entries.adapterWagmiWhole),
      embeddedPage: await measureEntry(entries.embeddedPage),
      embeddedWhole: await measureEntry(entries.embeddedWhole),
      signaturesBip122: await measureEntry(entries.signaturesBip122),
      signaturesEip155: await measureEntry(entries.signaturesEip155),
      signaturesPolkadot: await measureEntry(entries.signaturesPolkadot),
      signaturesSolana: await measureEntry(entries.signaturesSolana),
      siwxPage: await measureEntry(entries.siwxPage),
      siwxClient: await measureEntry(entries.siwxClient),
      siwxKey: await measureEntry(entries.siwxKey),
      siwxMessages: await measureEntry(entries.siwxMessages),
      siwxServer: await measureEntry(entries.siwxServer),
      siwxService: await measureEntry(entries.siwxService),
    },
    notes: ['Lazy chunks of the Cleat app:', ...[...modal, ...shown, ...later].map(describe)],
  }
}

/**
 * Loads an app with an empty cache, then opens its dialog. Bytes are those on the wire, headers
 * included. Prefetch is off, so that load and opening are separate.
 */
async function visit(
  { browser, ...sites }: Bench,
  name: 'bare' | 'cleat',
  options: BrowserContextOptions = {},
) {
  const opened = await openPage(browser, `${sites[name].origin}/?prefetch=none`, options)
  try {
    const loaded = [...opened.requests]
    await openDialog(opened)
    return { load: sum(loaded), opened: opened.requests.slice(loaded.length) }
  } finally {
    await opened.close()
  }
}

/** The paths that a page requests before it has loaded, with prefetch when idle. */
async function listEarly({ browser, cleat }: Bench): Promise<readonly string[]> {
  const { page, close } = await openPage(browser, cleat.origin)
  try {
    return await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadedAt)
        .map(({ name }) => new URL(name).pathname)
    })
  } finally {
    await close()
  }
}

function sum(requests: readonly RecordedRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

async function measureEntry(entry: Entry) {
  const chunks = await bundleEntry(entry)
  const [main] = chunks
  if (!main) throw new Error('An entry was bundled to nothing')
  const value =
    reachableChunks(chunks, [main]).reduce((total, { code }) => total + gzipSize(code), 0) / 1000
  return { value }
}

function describe({ fileName, code }: Chunk): string {
  return `  ${formatAmount(gzipSize(code) / 1000, 'kB').padStart(8)}  ${fileName}`
}
