import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clientProblems } from './clientProblems.ts'

const folder = mkdtempSync(join(tmpdir(), 'cleat-client-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problems(files: Record<string, string>): Promise<string[]> {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const target = { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' }
  return clientProblems({ folder, manifest: { name: 'a', exports: { '.': target } } })
}

const hook = 'import { useState } from "react"\nexport const useIt = () => useState(0)\n'
const plain = 'export const useIt = () => import("react")\n'
const entry = 'export { useIt } from "../hooks/useIt.js"\n'
const parts = { 'dist/hooks/useIt.js': 'export * from "./deep.js"\n' }

test('default', async () => {
  const client = { 'dist/exports/index.js': `"use client";\n${entry}` }
  expect(await problems({ ...client, ...parts, 'dist/hooks/deep.js': hook })).toEqual([])
  const server = { 'dist/exports/index.js': entry }
  expect(await problems({ ...server, ...parts, 'dist/hooks/deep.js': plain })).toEqual([])
})

test('error: React without the directive', async () => {
  const files = { ...parts, 'dist/exports/index.js': entry, 'dist/hooks/deep.js': hook }
  expect(await problems(files)).toEqual([". has React and no 'use client'"])
})

test('error: the directive without React', async () => {
  const client = { 'dist/exports/index.js': `'use client'\n${entry}` }
  expect(await problems({ ...client, ...parts, 'dist/hooks/deep.js': plain })).toEqual([
    ". has 'use client' and no React",
  ])
})
