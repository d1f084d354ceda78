/** What goes wrong, as problem documents (RFC 9457), and the strict reading of what is sent. */
package org.aemberlog.support.problems;
