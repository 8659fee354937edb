import { createSiwxKey } from '@cleat/siwx/server'

// For `AUTH_KEYS`: a list with one new key.
process.stdout.write(`${JSON.stringify([await createSiwxKey()])}\n`)
