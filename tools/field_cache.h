/* An inline cache for the fields of structs, as CPython's own interpreter has one and Cython has none.

   Each place that reads an attribute remembers the version of the type it saw last, and where in the object the field
   lies. CPython gives a type a new version whenever it is changed, so a hit is always right; a miss reads the attribute
   the ordinary way. Without the GNU extension, or without the GIL, everything is read the ordinary way. */
#if defined(__GNUC__) && !defined(Py_GIL_DISABLED) && !defined(Py_LIMITED_API)
#include <structmember.h>
#define FIELD_CACHE

static PyObject *field_or_attribute(PyObject *owner, PyObject *name, unsigned int *version, Py_ssize_t *offset) {
    PyTypeObject *type = Py_TYPE(owner);
    PyObject *value = __Pyx_PyObject_GetAttrStr(owner, name);
    if (value != NULL && type->tp_getattro == PyObject_GenericGetAttr && type->tp_version_tag != 0
        && PyType_HasFeature(type, Py_TPFLAGS_VALID_VERSION_TAG)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *field = ((PyMemberDescrObject *)found)->d_member;
            if (field->type == T_OBJECT_EX && (field->flags & ~READONLY) == 0) {
                *version = type->tp_version_tag;
                *offset = field->offset;
            }
        }
    }
    return value;
}

#define __Pyx_PyObject_GetAttrStr(object, name) __extension__ ({ \
    static unsigned int seen_version = 0; \
    static Py_ssize_t seen_offset = 0; \
    PyObject *owner_ = (object), *value_ = NULL; \
    if (seen_version != 0 && Py_TYPE(owner_)->tp_version_tag == seen_version) \
        value_ = *(PyObject **)((char *)owner_ + seen_offset); \
    if (value_ != NULL) \
        Py_INCREF(value_); \
    else \
        value_ = field_or_attribute(owner_, (name), &seen_version, &seen_offset); \
    value_; })
#endif
