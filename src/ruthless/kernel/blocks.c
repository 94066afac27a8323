/* Blocks of luck in native code: BLAKE2b (RFC 7693) as far as luck needs it, one compression a block; and shuffles.

   Compiled with the engine; without it luck.py makes the same words with hashlib. docs/luck.md has the recipe. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define WORDS 16
#define ROUNDS 12
#define DIGEST 64
#define BLOCK 128
#define SPAN ((uint64_t)1 << 32) /* how many words there are */
#define SURE 0xffff0000u          /* below this a word is good for every bound up to 65,536 */

static const uint64_t START[8] = {
    0x6a09e667f3bcc908u, 0xbb67ae8584caa73bu, 0x3c6ef372fe94f82bu, 0xa54ff53a5f1d36f1u,
    0x510e527fade682d1u, 0x9b05688c2b3e6c1fu, 0x1f83d9abfb41bd6bu, 0x5be0cd19137e2179u};

static const uint8_t ORDER[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

#define TURN(x, n) (((x) >> (n)) | ((x) << (64 - (n))))
#define MIX(a, b, c, d, x, y)                                              \
    a += b + (x); d = TURN(d ^ a, 32); c += d; b = TURN(b ^ c, 24);        \
    a += b + (y); d = TURN(d ^ a, 16); c += d; b = TURN(b ^ c, 63);

/* The state after one more block of which so many bytes have been hashed. */
static void compress(uint64_t state[8], const uint64_t m[16], uint64_t bytes, int last)
{
    uint64_t v[16];
    memcpy(v, state, DIGEST);
    memcpy(v + 8, START, DIGEST);
    v[12] ^= bytes;
    if (last)
        v[14] = ~v[14];
    for (int round = 0; round < ROUNDS; round++) {
        const uint8_t *s = ORDER[round % 10];
        MIX(v[0], v[4], v[8], v[12], m[s[0]], m[s[1]])
        MIX(v[1], v[5], v[9], v[13], m[s[2]], m[s[3]])
        MIX(v[2], v[6], v[10], v[14], m[s[4]], m[s[5]])
        MIX(v[3], v[7], v[11], v[15], m[s[6]], m[s[7]])
        MIX(v[0], v[5], v[10], v[15], m[s[8]], m[s[9]])
        MIX(v[1], v[6], v[11], v[12], m[s[10]], m[s[11]])
        MIX(v[2], v[7], v[8], v[13], m[s[12]], m[s[13]])
        MIX(v[3], v[4], v[9], v[14], m[s[14]], m[s[15]])
    }
    for (int i = 0; i < 8; i++)
        state[i] ^= v[i] ^ v[i + 8];
}

/* Eight little-endian bytes as a number, on any machine. */
static uint64_t number_of(const uint8_t *bytes)
{
    uint64_t number = 0;
    for (int i = 7; i >= 0; i--)
        number = number << 8 | bytes[i];
    return number;
}

/* begun(key): what all blocks of a key begin with: the state after the key, if there is one, and how long that was. */
static PyObject *begun(PyObject *module, PyObject *key)
{
    uint8_t bytes[BLOCK] = {0};
    uint64_t state[9], m[16];
    if (!PyBytes_Check(key) || PyBytes_GET_SIZE(key) > DIGEST) {
        PyErr_SetString(PyExc_ValueError, "a key has 64 bytes at most");
        return NULL;
    }
    memcpy(bytes, PyBytes_AS_STRING(key), PyBytes_GET_SIZE(key));
    for (int i = 0; i < 16; i++)
        m[i] = number_of(bytes + 8 * i);
    memcpy(state, START, DIGEST);
    state[0] ^= DIGEST | (uint64_t)PyBytes_GET_SIZE(key) << 8 | 1 << 16 | 1 << 24;
    state[6] ^= number_of((const uint8_t *)"ruthless");
    state[7] ^= number_of((const uint8_t *)"/luck\0\0\0");
    state[8] = PyBytes_GET_SIZE(key) ? BLOCK : 0;
    if (state[8])
        compress(state, m, BLOCK, 0);
    return PyBytes_FromStringAndSize((const char *)state, sizeof state);
}

/* Whether this is what all blocks of a key begin with. */
static int is_begun(PyObject *begun)
{
    return PyBytes_Check(begun) && PyBytes_GET_SIZE(begun) == 9 * sizeof(uint64_t);
}

/* The words of a block. */
static void fill(uint32_t block[WORDS], PyObject *begun, uint64_t number)
{
    uint64_t state[9], m[16] = {number};
    memcpy(state, PyBytes_AS_STRING(begun), sizeof state);
    compress(state, m, state[8] + 8, 1);
    for (int i = 0; i < WORDS; i++)
        block[i] = (uint32_t)(state[i / 2] >> 32 * (i % 2));
}

/* The same words as Python has them. */
static PyObject *told(const uint32_t block[WORDS])
{
    PyObject *found = PyTuple_New(WORDS);
    for (int i = 0; found != NULL && i < WORDS; i++) {
        PyObject *word = PyLong_FromUnsignedLong(block[i]);
        if (word == NULL)
            Py_CLEAR(found);
        else
            PyTuple_SET_ITEM(found, i, word);
    }
    return found;
}

/* words(begun, number): the sixteen words of a block. */
static PyObject *words(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    uint32_t block[WORDS];
    uint64_t number;
    if (count != 2 || !is_begun(args[0])) {
        PyErr_SetString(PyExc_TypeError, "words(begun, number)");
        return NULL;
    }
    number = PyLong_AsUnsignedLongLong(args[1]);
    if (number == (uint64_t)-1 && PyErr_Occurred())
        return NULL;
    fill(block, args[0], number);
    return told(block);
}

/* shuffle(items, begun, number, words, at): puts a list, of 65,536 items at most, into a random order; takes words from
   that place on, then those of the blocks from that number on. Gives the next block's number, the present words, the place. */
static PyObject *shuffle(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    uint32_t block[WORDS];
    uint64_t number;
    size_t at, filled;
    uint32_t size, word;
    PyObject *present, **items, *item;
    if (count != 5 || !PyList_Check(args[0]) || !is_begun(args[1]) || !PyTuple_Check(args[3]) ||
        PyTuple_GET_SIZE(args[3]) > WORDS) {
        PyErr_SetString(PyExc_TypeError, "shuffle(items, begun, number, words, at)");
        return NULL;
    }
    number = PyLong_AsUnsignedLongLong(args[2]);
    filled = (size_t)PyTuple_GET_SIZE(args[3]);
    at = PyLong_AsSize_t(args[4]);
    for (size_t i = at; i < filled; i++)
        block[i] = (uint32_t)PyLong_AsUnsignedLong(PyTuple_GET_ITEM(args[3], i));
    if (PyErr_Occurred())
        return NULL;
    present = Py_NewRef(args[3]);
    items = ((PyListObject *)args[0])->ob_item;
    size = (uint32_t)PyList_GET_SIZE(args[0]);
    while (size > 1) {
        if (at >= filled) {
            Py_CLEAR(present);
            fill(block, args[1], number++);
            filled = WORDS;
            at = 0;
        }
        word = block[at++];
        if (word >= SURE && word >= SPAN - SPAN % size)
            continue;
        word %= size--;
        item = items[size];
        items[size] = items[word];
        items[word] = item;
    }
    if (present == NULL && (present = told(block)) == NULL)
        return NULL;
    return Py_BuildValue("KNn", number, present, (Py_ssize_t)at);
}

static PyMethodDef METHODS[] = {
    {"begun", begun, METH_O, "What all blocks of a key begin with."},
    {"words", (PyCFunction)(void (*)(void))words, METH_FASTCALL, "The sixteen words of a block."},
    {"shuffle", (PyCFunction)(void (*)(void))shuffle, METH_FASTCALL, "Put a list into a random order."},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef MODULE = {
    PyModuleDef_HEAD_INIT, .m_name = "blocks", .m_doc = "Blocks of luck in native code.", .m_methods = METHODS};

PyMODINIT_FUNC PyInit_blocks(void)
{
    return PyModule_Create(&MODULE);
}
