import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRules } from './openRules.ts'

function open(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'sponsor.json')
  const write = (next: string) => writeFileSync(file, next)
  write(text)
  const errors: unknown[] = []
  return { errors, write, readRules: openRules({ file, onError: (error) => errors.push(error) }) }
}

const toText = (name: string) => JSON.stringify({ name, chains: {}, projects: {} })

test('default: the rules of the file, and those of the file as it is now', async () => {
  const { readRules, write, errors } = open(toText('Harbour'))
  expect(await readRules()).toMatchObject({ name: 'Harbour', isOn: true })
  write(toText('Other harbour'))
  expect(await readRules()).toMatchObject({ name: 'Other harbour' })
  expect(errors).toEqual([])
})

test('behavior: who asks while the file is read gets its rules, too', async () => {
  const { readRules } = open(toText('Harbour'))
  const all = await Promise.all([readRules(), readRules(), readRules()])
  expect(all.map((rules) => rules?.name)).toEqual(['Harbour', 'Harbour', 'Harbour'])
})

test('error: no rules while the file cannot be used, which is said once', async () => {
  const { readRules, write, errors } = open('{')
  expect([await readRules(), await readRules()]).toEqual([undefined, undefined])
  expect(errors).toHaveLength(1)
  write(toText('Harbour'))
  expect(await readRules()).toMatchObject({ name: 'Harbour' })
})
