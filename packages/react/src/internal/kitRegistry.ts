import type { KitOptions } from '@cleat/core'
import type { AppKit } from '../appKit.ts'

type Entry = { readonly kit: AppKit; readonly options: KitOptions }

/**
 * The kits of this page by id. This is the one state that lives in a module: it is what lets hooks work without a provider,
 * and what keeps a module that is evaluated twice (hot reload, a render-phase call) from leaving a second set of listeners.
 */
const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

/** The kit that hooks outside of a provider use: the first that was created and still lives. */
export function getDefaultKit(): AppKit | undefined {
  return entries.values().next().value?.kit
}

/** Calls back when the default kit may have become another one. */
export function subscribeDefaultKit(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The living kit of this id, when it was created with the same options. */
export function findKit(options: KitOptions): AppKit | undefined {
  const entry = entries.get(idOf(options))
  return entry && isSame(entry.options, options) ? entry.kit : undefined
}

/** Puts a kit in the place of the one with its id, which is destroyed. */
export function registerKit(kit: AppKit, options: KitOptions): void {
  const id = idOf(options)
  const before = entries.get(id)
  entries.set(id, { kit, options })
  before?.kit.destroy()
  kit.lifetime.addEventListener('abort', () => {
    if (entries.get(id)?.kit === kit) entries.delete(id)
    notify()
  })
  notify()
}

function notify(): void {
  for (const listener of [...listeners]) listener()
}

function idOf(options: KitOptions): string {
  return options?.id ?? 'default'
}

/** Adapters count by identity, plain values by content. Functions are written anew on each render, so they do not count. */
function isSame(one: KitOptions, other: KitOptions): boolean {
  const { adapters, storage, ...plain } = one
  const { adapters: otherAdapters, storage: otherStorage, ...otherPlain } = other
  return (
    adapters.length === otherAdapters?.length &&
    adapters.every((adapter, at) => adapter === otherAdapters[at]) &&
    storage === otherStorage &&
    serialize(plain) === serialize(otherPlain)
  )
}

function serialize(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part))
}
