// Packs the files of the page for the binary: each as it is and, where that is worth it, compressed, since the server
// compresses nothing itself. page.bin has the bytes, one after another; page.c has the table of src/server/files.h and takes
// the bytes in as they are.
//
//   node pack.mjs DIST OUT
import {createHash} from "node:crypto";
import {readFileSync, readdirSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {brotliCompressSync, constants, gzipSync} from "node:zlib";

const [dist, out] = process.argv.slice(2).map(path => resolve(path));
const WORTH = 0.95; // of the plain size; what shrinks less is sent plain

const list = (folder, path) => readdirSync(folder, {withFileTypes: true}).flatMap(entry => entry.isDirectory()
    ? list(join(folder, entry.name), `${path}${entry.name}/`) : [`${path}${entry.name}`]);
const brotli = bytes => brotliCompressSync(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length}});
const hash = bytes => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

const pieces = [];
let used = 0;
function place(bytes) {
    const at = used;
    pieces.push(bytes);
    used += bytes.length;
    return `{${at}, ${bytes.length}}`;
}

let plainSize = 0, leastSize = 0;
const rows = list(dist, "/").sort().map(path => {
    if (/[^\w./@+-]/.test(path))
        throw new Error(`${path}: not a name for an address`);
    const plain = readFileSync(join(dist, path));
    const forms = [brotli(plain), gzipSync(plain, {level: 9})].map(bytes => bytes.length < plain.length * WORTH ? bytes : null);
    plainSize += plain.length;
    leastSize += (forms[0] ?? plain).length;
    return `    {"${path}", "${hash(plain)}", {${[...forms, plain].map(bytes => bytes ? place(bytes) : "{0, 0}").join(", ")}}},\n`;
});
if (!rows.some(row => row.includes('"/index.html"')))
    throw new Error(`${dist}: no index.html`);

const bytes = Buffer.concat(pieces), target = join(out, "page.bin");
writeFileSync(target, bytes);
writeFileSync(join(out, "page.c"), `/* The page, ${hash(bytes)}: made by tools/pack.mjs. */
#include "server/files.h"

const struct server_file server_files[] = {
${rows.join("")}    {0},
};

__asm__(".section .rodata\\n"
        ".balign 16\\n"
        ".globl server_file_bytes\\n"
        "server_file_bytes:\\n"
        ".incbin ${JSON.stringify(JSON.stringify(target)).slice(1, -1)}\\n"
        ".byte 0\\n"
        ".previous\\n");
`);
console.log(`${rows.length} files, ${Math.round(plainSize / 1000)} kB, compressed ${Math.round(leastSize / 1000)} kB`);
