import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { InstalledDot } from '../InstalledDot/InstalledDot.tsx'
import { Row } from '../Row/Row.tsx'
import { NamespaceGlyphs } from './NamespaceGlyphs.tsx'

afterEach(cleanup)

test('default', async () => {
  const trait = <NamespaceGlyphs namespaces={['eip155', 'solana', 'bip122']} />
  const { container } = render(
    <Row icon={null} name="Phantom" trait={trait} onPress={() => {}} />,
    {
      wrapper: StrictMode,
    },
  )
  expect(screen.getByRole('button', { name: 'Phantom EVM, Solana, and Bitcoin' })).toBeTruthy()
  await expectAccessible(container)
})

test('behavior: a family nobody knows is named as it is', () => {
  render(<NamespaceGlyphs namespaces={['cosmos']} />)
  expect(screen.getByText('cosmos')).toBeTruthy()
})

test('InstalledDot: a dot for the eye, a word for the ear', async () => {
  const { container } = render(
    <Row icon={null} name="Rabby" trait={<InstalledDot label="Installed" />} onPress={() => {}} />,
  )
  expect(screen.getByRole('button', { name: 'Rabby Installed' })).toBeTruthy()
  await expectAccessible(container)
})
