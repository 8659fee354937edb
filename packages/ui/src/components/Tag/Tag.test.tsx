import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tag } from './Tag.tsx'

afterEach(cleanup)

test('default', () => {
  render(<Tag>130</Tag>)
  expect(screen.getByText('130').dataset.tone).toBe('neutral')
})

test('parameters: tone', () => {
  render(<Tag tone="warning">Testnet</Tag>)
  expect(screen.getByText('Testnet').dataset.tone).toBe('warning')
})
