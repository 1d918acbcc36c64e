import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { DiskReserve } from './disk-reserve.ts'

type Options = Parameters<NodeFS['init']>[1]

interface FileNode {
  mode: number
}

type Write = (stream: unknown, buffer: Uint8Array, offset: number, length: number, position: number) => number

/** The part of Emscripten's file system that decides on file modes and full disks. */
interface ModuleWithFiles {
  NODEFS: {
    node_ops: { mknod(parent: FileNode, name: string, mode: number, device: number): FileNode }
    stream_ops: { write: Write }
  }
  FS: { chmod(file: string | FileNode, mode: number, dontFollow?: boolean): void }
}

const ownerOnly = 0o7700
/** Emscripten's number for ENOSPC. */
const noSpace = 51

/**
 * Restricts file modes to the owner. Emscripten sets each new file's mode with chmod, bypassing the process's umask, and
 * PostgreSQL asks for 0666: any user of the machine could read the database, with the secret of all sessions.
 */
function restrictModes({ NODEFS, FS }: ModuleWithFiles): void {
  const { mknod } = NODEFS.node_ops
  NODEFS.node_ops.mknod = (parent, name, mode, device) => {
    const typeOfFile = mode & ~0o7777
    return mknod(parent, name, typeOfFile | (mode & ownerOnly), device)
  }
  const { chmod } = FS
  FS.chmod = (file, mode, dontFollow) => chmod(file, mode & ownerOnly, dontFollow)
}

/** Completes a write with the reserved space if the disk is full or fills up during the write. */
function writeOnReserve({ NODEFS }: ModuleWithFiles, reserve: DiskReserve): void {
  const { write } = NODEFS.stream_ops
  NODEFS.stream_ops.write = (stream, buffer, offset, length, position) => {
    let done = 0
    while (done < length) {
      try {
        done += write(stream, buffer, offset + done, length - done, position + done)
      } catch (error) {
        if ((error as { errno?: number }).errno !== noSpace || !reserve.release()) throw error
      }
    }
    return done
  }
}

/** File system of the embedded database: files are private to the owner, and writes may use the disk reserve. */
export class PrivateNodeFS extends NodeFS {
  readonly #reserve: DiskReserve | undefined

  constructor(folder: string, reserve?: DiskReserve) {
    super(folder)
    this.#reserve = reserve
  }

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const prepare = (module: unknown): void => {
      restrictModes(module as ModuleWithFiles)
      if (this.#reserve) writeOnReserve(module as ModuleWithFiles, this.#reserve)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [prepare, ...(emscriptenOpts.preRun ?? [])] } }
  }
}
