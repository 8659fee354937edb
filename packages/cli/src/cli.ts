#!/usr/bin/env node
import { runCli } from './runCli.ts'

process.exitCode = await runCli({ args: process.argv.slice(2) })
