/** The lab over HTTP, for judges and card authors. It has nothing to do with the live matches. */
package org.aemberlog.rules.lab;
