export { runCli } from '../runCli.ts'
export type { Look, Terminal } from '../terminal/terminal.ts'
