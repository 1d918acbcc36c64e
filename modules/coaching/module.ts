import type { Module } from '../../platform/index.ts'
import { registerRoom } from '../support/index.ts'
import { coachingRoom } from './coaching-room.ts'
import { findMasterKeysInUse } from './queries.ts'
import { registerCoaching } from './routes.ts'
import { expireTransfersSweep } from './transfers/sweeps.ts'

registerRoom(coachingRoom)

export const coachingModule: Module = {
  name: 'coaching',
  routes: registerCoaching,
  keysInUse: findMasterKeysInUse,
  sweeps: [expireTransfersSweep],
}
