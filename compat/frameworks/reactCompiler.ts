import type { Cell } from '../matrix/axes.ts'

/** The React Compiler as a plugin of Vite: lines for its configuration. Empty without it. */
export function reactCompiler({ react }: Cell): {
  readonly imports: readonly string[]
  readonly plugin: string
  readonly tools: readonly string[]
} {
  if (react !== '19-compiler') return { imports: [], plugin: '', tools: [] }
  return {
    imports: [
      "import babel from '@rolldown/plugin-babel'",
      "import { reactCompilerPreset } from '@vitejs/plugin-react'",
    ],
    plugin: 'babel({ presets: [reactCompilerPreset()] })',
    tools: ['@rolldown/plugin-babel', '@babel/core', 'babel-plugin-react-compiler'],
  }
}
