import type { Module } from '../../platform/module.ts'
import { registerChannel } from '../support/index.ts'
import { coachingChannel } from './coaching-channel.ts'
import { findMasterKeysInUse } from './queries.ts'
import { registerCoaching } from './routes.ts'
import { expireTransfersSweep } from './transfers/sweeps.ts'

registerChannel(coachingChannel)

export const coachingModule: Module = {
  name: 'coaching',
  routes: registerCoaching,
  keysInUse: findMasterKeysInUse,
  sweeps: [expireTransfersSweep],
}
