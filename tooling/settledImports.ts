import { afterAll, vi } from 'vitest'

// What a file began to load as it ended would be broken for all later files of its process.
afterAll(() => vi.dynamicImportSettled())
