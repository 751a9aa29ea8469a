<?php
/* Runs when the plugin is deleted: the site keeps nothing of it. */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

foreach ( array( 'maloca', 'maloca_operator' ) as $maloca_option ) {
	if ( is_multisite() ) {
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $maloca_site ) {
			delete_blog_option( $maloca_site, $maloca_option );
		}
	} else {
		delete_option( $maloca_option );
	}
}
