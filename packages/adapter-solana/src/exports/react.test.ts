import { expect, test } from 'vitest'
import * as main from './index.ts'
import * as react from './react.ts'

test('default: the adapter where apps that come from AppKit look for it', () => {
  expect(Object.keys(react).sort()).toEqual(['SolanaAdapter', 'useAppKitConnection'])
  expect(react.SolanaAdapter).toBe(main.SolanaAdapter)
})
