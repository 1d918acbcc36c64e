import type { Module } from '../../platform/module.ts'
import { channels } from '../support/index.ts'
import { coachingChannel } from './coaching-channel.ts'
import { findMasterKeysInUse } from './queries.ts'
import { registerCoaching } from './routes.ts'
import { expireTransfersSweep } from './transfers/sweeps.ts'

export const coachingModule: Module = {
  name: 'coaching',
  routes: registerCoaching,
  extensions: [channels.with(coachingChannel)],
  keysInUse: findMasterKeysInUse,
  sweeps: [expireTransfersSweep],
}
