/** The four services with broker and store, in one process. */
package org.aemberlog.standalone.platform;
