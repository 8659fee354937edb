import type { KitOptions } from '@cleat/core'
import type { AppKit } from './appKit.ts'

type Entry = { readonly kit: AppKit; readonly options: KitOptions }

/**
 * The kits of this page by id. This is the only module state: hooks need it to work without a
 * provider. It also keeps a repeated `createAppKit` (hot reload, a call during render) from adding
 * listeners twice.
 */
const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

/** The kit for hooks outside of a provider: the first that was created and is not destroyed. */
export function getDefaultKit(): AppKit | undefined {
  return entries.values().next().value?.kit
}

/** Calls back when the default kit may have changed. */
export function subscribeDefaultKit(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The living kit with this id, if it was created with the same options. */
export function findKit(options: KitOptions): AppKit | undefined {
  const entry = entries.get(idOf(options))
  return entry && isSame(entry.options, options) ? entry.kit : undefined
}

/** Registers a kit. Destroys an earlier kit with the same id. */
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

/**
 * Compares adapters and the app's provider by identity, and values by content. Ignores functions:
 * renders recreate them.
 */
function isSame(one: KitOptions, other: KitOptions): boolean {
  const { adapters = [], ...plain } = one
  const { adapters: otherAdapters = [], ...otherPlain } = other
  return (
    adapters.length === otherAdapters.length &&
    adapters.every((adapter, at) => adapter === otherAdapters[at]) &&
    one.storage === other.storage &&
    one.universalProvider === other.universalProvider &&
    serialize(plain) === serialize(otherPlain)
  )
}

/** Options that are compared by identity. They may contain cycles. */
const objects = /^(?:storage|universalProvider)$/

function serialize(value: unknown): string {
  return JSON.stringify(value, (key, part) =>
    objects.test(key) ? undefined : typeof part === 'bigint' ? `${part}n` : part,
  )
}
